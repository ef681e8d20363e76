/**
 * A program that tries what leads out of a container, and prints as JSON what came of each try: the name of the error
 * that it met, or `reached` for one that it should have met. Linux on x86-64 and arm64.
 */
export const escapeAttempts = `
import ctypes, errno, json, os, platform, resource, signal, socket, stat, struct, subprocess, time

column = 1 if platform.machine() == "aarch64" else 0
libc = ctypes.CDLL(None, use_errno=True)
found = {}

def attempt(label, action):
    try:
        result = action()
        found[label] = "reached" if result is None else str(result)
    except OSError as error:
        found[label] = errno.errorcode.get(error.errno, str(error.errno))
    except ValueError as error:
        found[label] = str(error)

def call(label, numbers, *arguments):
    words = [ctypes.c_char_p(word) if isinstance(word, bytes) else
             ctypes.c_long(word) if isinstance(word, int) else word for word in arguments]
    def action():
        if libc.syscall(ctypes.c_long(numbers[column]), *words) == -1:
            raise OSError(ctypes.get_errno(), "")
    attempt(label, action)

room = ctypes.create_string_buffer(256)
counter = ctypes.create_string_buffer(struct.pack("<IIQ", 0, 112, 0), 112)
table = ctypes.create_string_buffer(struct.pack("<IIII", 1, 4, 4, 4), 128)
here = b"/workspace"

call("acct", (163, 89), here + b"/x")
call("add_key", (248, 217), b"user", b"x", b"y", 1, -2)
call("bpf", (321, 280), 0, ctypes.byref(table), 128)
call("chroot", (161, 51), here)
call("delete_module", (176, 106), b"x", 0)
call("finit_module", (313, 273), 0, b"", 0)
call("fsopen", (430, 430), b"tmpfs", 0)
call("init_module", (175, 105), b"x", 1, b"")
call("io_uring_setup", (425, 425), 8, ctypes.byref(room))
call("kcmp", (312, 272), 1, 1, 0, 0, 0)
call("kexec_load", (246, 104), 0, 0, 0, 0)
call("keyctl", (250, 219), 0, -3, 1)
call("mount", (165, 40), b"none", here, b"tmpfs", 0, 0)
call("mount proc", (165, 40), b"proc", here, b"proc", 0, 0)
call("name_to_handle_at", (303, 264), -100, b"/", ctypes.byref(room), ctypes.byref(room), 0)
call("open_by_handle_at", (304, 265), -100, ctypes.byref(room), 0)
call("open_tree", (428, 428), -100, b"/", 1)
call("perf_event_open", (298, 241), ctypes.byref(counter), -1, 0, -1, 0)
call("pivot_root", (155, 41), here, here)
call("process_vm_readv of PID 1", (310, 270), 1, 0, 0, 0, 0, 0)
call("ptrace attach to PID 1", (101, 117), 16, 1, 0, 0)
call("ptrace seize of PID 1", (101, 117), 0x4206, 1, 0, 0)
call("quotactl", (179, 60), 0, 0, 0, 0)
call("reboot", (169, 142), 0xfee1dead, 672274793, 0, 0)
call("request_key", (249, 218), b"user", b"x", 0, 0)
call("setdomainname", (171, 162), b"x", 1)
call("sethostname", (170, 161), b"x", 1)
call("settimeofday", (164, 170), ctypes.byref(room), 0)
call("swapon", (167, 224), here + b"/x", 0)
call("syslog", (103, 116), 3, ctypes.byref(room), 256)
call("umount2", (166, 39), b"/tmp", 2)
call("userfaultfd", (323, 282), 0)
for name, flag in {"cgroup": 0x2000000, "ipc": 0x8000000, "mount": 0x20000, "network": 0x40000000,
                   "pid": 0x20000000, "user": 0x10000000, "uts": 0x4000000}.items():
    call("unshare of " + name, (272, 97), flag)

def setns():
    # Its own namespace: whoever may enter namespaces at all may enter this one.
    with open("/proc/self/ns/net") as namespace:
        if libc.syscall(ctypes.c_long((308, 268)[column]), namespace.fileno(), 0) == -1:
            raise OSError(ctypes.get_errno(), "")
attempt("setns", setns)

def pidfd_getfd():
    target = os.pidfd_open(1, 0)
    if libc.syscall(ctypes.c_long(438), target, 0, 0) == -1:
        raise OSError(ctypes.get_errno(), "")
attempt("pidfd_getfd of PID 1", pidfd_getfd)

def write(path):
    handle = os.open(path, os.O_WRONLY)
    os.close(handle)
def read(path):
    return None if (os.listdir(path) if os.path.isdir(path) else open(path, "rb").read(64)) else "empty"

for path in ("core_pattern", "modprobe", "hotplug", "randomize_va_space", "shmmax", "msgmni", "ns_last_pid"):
    attempt("write /proc/sys/kernel/" + path, lambda: write("/proc/sys/kernel/" + path))
for path in ("/proc/sysrq-trigger", "/proc/sys/vm/drop_caches", "/proc/sys/fs/binfmt_misc/register",
             "/proc/sys/net/ipv4/ip_forward", "/proc/irq/default_smp_affinity", "/proc/1/mem", "/proc/1/oom_score_adj",
             "/proc/1/comm", "/sys/kernel/uevent_helper", "/sys/kernel/mm/transparent_hugepage/enabled",
             "/sys/power/state", "/sys/module/kernel/parameters/panic", "/sys/fs/cgroup/release_agent",
             "/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/pids/pids.max", "/sys/fs/cgroup/memory.max",
             "/sys/fs/cgroup/pids.max", "/sys/fs/cgroup/cgroup.procs", "/etc/hosts", "/etc/hostname",
             "/etc/resolv.conf", "/etc/passwd", "/usr/sbin/docker-init"):
    attempt("write " + path, lambda: write(path))
for path in ("/proc/kcore", "/proc/kmsg", "/proc/keys", "/proc/timer_list", "/proc/sched_debug", "/proc/acpi",
             "/proc/scsi", "/sys/firmware", "/sys/kernel/debug", "/sys/kernel/tracing", "/sys/kernel/security",
             "/proc/1/environ", "/proc/1/maps", "/proc/1/fd", "/proc/1/root/etc", "/proc/1/cwd/etc", "/proc/1/mem",
             "/dev/mem", "/dev/kmem", "/dev/port", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/nvme0n1", "/dev/fuse",
             "/dev/kvm", "/dev/net/tun", "/dev/loop-control", "/dev/mapper/control", "/dev/vsock", "/dev/vhost-vsock",
             "/var/run/docker.sock", "/run/docker.sock", "/run/containerd/containerd.sock",
             "/var/run/secrets/kubernetes.io", "/host", "/rootfs"):
    attempt("read " + path, lambda: read(path))

attempt("a raw socket", lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1).close())
attempt("a packet socket", lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 3).close())
attempt("a socket to the hypervisor", lambda: socket.socket(40, socket.SOCK_STREAM).close())
for name, device in {"a disk": stat.S_IFBLK | 0o600, "the memory": stat.S_IFCHR | 0o600}.items():
    attempt("mknod of " + name, lambda: os.mknod("/workspace/node", device, os.makedev(1 if "memory" in name else 8, 1)))
attempt("setuid", lambda: os.setuid(0))
attempt("setgid", lambda: os.setgid(0))
attempt("setgroups", lambda: os.setgroups([0]))
attempt("kill of PID 1", lambda: os.kill(1, signal.SIGKILL))
attempt("a better priority", lambda: os.setpriority(os.PRIO_PROCESS, 0, -10))
attempt("more open files", lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1 << 20, 1 << 20)))
attempt("a chown to root", lambda: (open("/workspace/mine", "w").close(), os.chown("/workspace/mine", 0, 0))[2:])

def effective_user(program):
    # It waits for a password; meanwhile the kernel says whose rights it has.
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(0.2)
    with open(f"/proc/{process.pid}/status") as status:
        user = next(line.split()[2] for line in status if line.startswith("Uid:"))
    process.kill()
    process.wait()
    return None if user == "0" else "not root"
attempt("a setuid program", lambda: effective_user("/bin/su"))

def lines(command):
    return sorted(subprocess.run(command, shell=True, capture_output=True, text=True).stdout.split("\\n")[:-1])
status = dict(line.split(":\\t", 1) for line in open("/proc/self/status").read().splitlines())
print(json.dumps({
    "attempts": found,
    "status": {name: status.get(name, "").split() for name in ("Uid", "Gid", "Groups", "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp")},
    "writableFolders": lines("find / -type d -writable -not -path '/proc/*' 2>/dev/null"),
    "sockets": lines("find / -type s -not -path '/proc/*' 2>/dev/null"),
    "devices": lines("find / '(' -type b -o -type c ')' -not -path '/proc/*' -not -path '/dev/pts/*' 2>/dev/null"),
    "interfaces": os.listdir("/sys/class/net"),
    "processes": sorted({open(f"/proc/{pid}/status").read().split("Uid:")[1].split()[0] for pid in os.listdir("/proc") if pid.isdigit()}),
    "mounts": [line.split()[:3] for line in open("/proc/self/mounts")],
}))
`;
