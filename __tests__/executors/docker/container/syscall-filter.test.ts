import { describe, expect, it } from "@jest/globals";
import {
  syscallFilter,
  takesSyscallFilter,
} from "../../../../src/executors/docker/container/syscall-filter.js";

interface Profile {
  readonly defaultAction: string;
  readonly syscalls: readonly { readonly names: readonly string[]; readonly action: string }[];
}

describe("the filter of system calls", () => {
  const profile = JSON.parse(syscallFilter.replace("seccomp=", "")) as Profile;
  const allowed = profile.syscalls.filter(({ action }) => action === "SCMP_ACT_ALLOW");
  const names = allowed.flatMap((rule) => rule.names);

  it("refuses what it does not name, and names no call twice without a condition", () => {
    expect(profile.defaultAction).toBe("SCMP_ACT_ERRNO");
    const plain = allowed[0]?.names ?? [];
    expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
    expect(plain.filter((name) => !/^[a-z]\w+$/.test(name))).toEqual([]);
  });

  it("names no call that makes namespaces, mounts, loads programs into the kernel or reads other processes", () => {
    const forbidden =
      /^(?:unshare|setns|mount|umount2?|pivot_root|chroot|bpf|perf_event_open|userfaultfd|io_uring_\w+|keyctl|add_key|request_key|kexec_\w+|(?:de|f)?(?:init|lete)_module|open_by_handle_at|process_vm_\w+|pidfd_getfd|kcmp|clone3|fs\w+mount|move_mount|open_tree|swapon|reboot|settimeofday|clock_settime|iop(?:l|erm)|modify_ldt)$/;
    expect(names.filter((name) => forbidden.test(name))).toEqual([]);
  });

  it.each([
    ["amd64", ["name=seccomp,profile=default"], true],
    ["arm64", ["name=apparmor", "name=seccomp,profile=builtin"], true],
    ["amd64", ["name=seccomp,profile=unconfined"], true],
    ["amd64", ["name=seccomp,profile=/etc/docker/own.json"], false],
    ["amd64", ["name=apparmor"], false],
    ["amd64", null, false],
    ["386", ["name=seccomp,profile=default"], false],
    ["s390x", ["name=seccomp,profile=default"], false],
  ])(
    "for an image of %s on an engine that says %j: ours is taken: %s",
    (architecture, engineOptions, isTaken) => {
      expect(takesSyscallFilter({ architecture, engineOptions })).toBe(isTaken);
    },
  );
});
