/** Servers that refuse to run as root run as Debian's `nobody`, which every Linux has. */
export const nobody: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
