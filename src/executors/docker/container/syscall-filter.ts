/**
 * The system calls that code may make: those that programs without rights use. The list is narrower than the engines'
 * own filters. The list forbids calls of 32-bit programs, io_uring, the older calls for asynchronous files (the whole
 * machine has 65,536 of their events), limits for other processes, and all sockets except Unix, internet and netlink. A
 * short list also makes processes start faster. The engine builds the filter again for each process, and the time grows
 * with the square of rules times processor types. An exec takes 0.62 × as long as under the engine's own filter
 * (bench/times.md, 1).
 */
const files = `
  access chdir chmod chown close close_range copy_file_range creat dup dup2 dup3 faccessat faccessat2 fadvise64
  fallocate fchdir fchmod fchmodat fchmodat2 fchown fchownat fcntl fdatasync fgetxattr flistxattr flock fremovexattr
  fstat fstatfs fsync ftruncate futimesat getcwd getdents getdents64 getxattr inotify_add_watch inotify_init
  inotify_init1 inotify_rm_watch ioctl lchown lgetxattr link linkat listxattr llistxattr lremovexattr lseek
  lstat mkdir mkdirat mknod mknodat newfstatat open openat openat2 pread64 preadv preadv2 pwrite64 pwritev pwritev2
  read readahead readlink readlinkat readv removexattr rename renameat renameat2 rmdir sendfile splice stat
  statfs statx symlink symlinkat sync sync_file_range syncfs tee truncate umask unlink unlinkat utime utimensat utimes
  vmsplice write writev cachestat`;

const waiting = `
  epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd eventfd2 pipe pipe2 poll ppoll
  pselect6 select signalfd signalfd4 timerfd_create timerfd_gettime timerfd_settime`;

const memory = `
  brk madvise map_shadow_stack membarrier memfd_create mincore mlock mlock2 mlockall mmap mprotect mremap mseal msync
  munlock munlockall munmap pkey_alloc pkey_free pkey_mprotect shmat shmctl shmdt shmget`;

const processes = `
  alarm arch_prctl capget capset execve execveat exit exit_group fork futex futex_requeue futex_wait futex_waitv
  futex_wake get_robust_list getcpu getegid geteuid getgid getgroups getitimer getpgid getpgrp getpid getppid
  getpriority getresgid getresuid getrlimit getrusage getsid gettid getuid ioprio_get ioprio_set kill landlock_add_rule
  landlock_create_ruleset landlock_restrict_self pause pidfd_open pidfd_send_signal prctl
  ptrace restart_syscall rseq rt_sigaction rt_sigpending rt_sigprocmask rt_sigqueueinfo rt_sigreturn
  rt_sigsuspend rt_sigtimedwait rt_tgsigqueueinfo sched_get_priority_max sched_get_priority_min sched_getaffinity
  sched_getattr sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr sched_setparam
  sched_setscheduler sched_yield seccomp set_robust_list set_tid_address setfsgid setfsuid setgid setgroups setitimer
  setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid setuid sigaltstack sysinfo tgkill times
  tkill uname vfork wait4 waitid`;

const messages = `
  mq_getsetattr mq_notify mq_open mq_timedreceive mq_timedsend mq_unlink msgctl msgget msgrcv msgsnd semctl semget semop
  semtimedop`;

const clocks = `
  clock_getres clock_gettime clock_nanosleep getrandom gettimeofday nanosleep time timer_create timer_delete
  timer_getoverrun timer_gettime timer_settime`;

const sockets = `
  accept accept4 bind connect getpeername getsockname getsockopt listen recvfrom recvmmsg recvmsg sendmmsg sendmsg
  sendto setsockopt shutdown`;

/** Unix, IPv4, IPv6, netlink, by their numbers. Programs use netlink to ask the kernel for their network interfaces. */
const socketFamilies = [1, 2, 10, 16];
/** Linux, its 32-bit mode, its old version, or a mere question. None of them switches a protection off. */
const personalities = [0, 8, 0x20000, 0x20008, 0xffffffff];
/** All flags of `clone` that make a namespace. */
const namespaceFlags = 0x7e020000;
/** This flag would give a block's process a parent outside, like processes that the engine started. */
const foreignParentFlag = 0x8000;
/** ENOSYS: without `clone3`, whose flags no filter can see, a C library uses `clone`. The same holds for `io_setup`. */
const noSuchCall = 38;
/**
 * ENOTSUP, the answer of a file system without attributes, which copying programs accept. An access list of 64 KiB for
 * an empty file uses the kernel's memory, and no limit of a container counts it.
 */
const notSupported = 95;
const settingAttributes = ["setxattr", "lsetxattr", "fsetxattr", "setxattrat"];

const rules = [
  {
    names: [files, waiting, memory, processes, messages, clocks, sockets].join(" ").trim().split(/\s+/),
    action: "SCMP_ACT_ALLOW",
  },
  ...socketFamilies.map((family) => allowWhere("socket", family)),
  allowWhere("socketpair", 1),
  ...personalities.map((personality) => allowWhere("personality", personality)),
  {
    names: ["clone"],
    action: "SCMP_ACT_ALLOW",
    args: [{ index: 0, value: namespaceFlags + foreignParentFlag, valueTwo: 0, op: "SCMP_CMP_MASKED_EQ" }],
  },
  // Only the caller's own limits (process 0), or reading another's (no new value): the process that waits for the next
  // block has the same user.
  allowWhere("prlimit64", 0),
  allowWhere("prlimit64", 0, { index: 2 }),
  { names: ["clone3", "io_setup"], action: "SCMP_ACT_ERRNO", errnoRet: noSuchCall },
  { names: settingAttributes, action: "SCMP_ACT_ERRNO", errnoRet: notSupported },
];

function allowWhere(name: string, value: number, { index = 0 } = {}) {
  const args = [{ index, value, valueTwo: 0, op: "SCMP_CMP_EQ" }];
  return { names: [name], action: "SCMP_ACT_ALLOW", args };
}

/** In the form of the engine's security options. No processor type is named, so it is the engine's own. */
export const syscallFilter = `seccomp=${JSON.stringify({ defaultAction: "SCMP_ACT_ERRNO", syscalls: rules })}`;

/** Processor types with the calls above. Other types have other calls or arguments. */
const machines: ReadonlySet<string> = new Set(["amd64", "arm64"]);

/**
 * Whether agent-exec's filter replaces the engine's.
 * @param engineOptions The engine's security options, `name=seccomp,profile=default`; null if unknown. A filter set by
 * the machine's owner stays, because agent-exec's could allow more.
 */
export function takesSyscallFilter({
  architecture,
  engineOptions,
}: {
  readonly architecture: string;
  readonly engineOptions: readonly string[] | null;
}): boolean {
  const option = engineOptions?.find((text) => /(?:^|,)name=seccomp(?:,|$)/.test(text));
  const profile = /(?:^|,)profile=([^,]*)/.exec(option ?? "")?.[1];
  return machines.has(architecture) && ["default", "builtin", "unconfined"].includes(profile ?? "");
}
