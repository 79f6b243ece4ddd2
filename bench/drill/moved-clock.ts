// Loaded with --import: moves the clock of a process by CLOCK_MOVED_BY_MS.
const moved = Number(process.env.CLOCK_MOVED_BY_MS);
const SystemDate = Date;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given: unknown[], created) =>
    Reflect.construct(target, given.length > 0 ? given : [SystemDate.now() + moved], created),
  get: (target, name, self) => (name === 'now' ? () => target.now() + moved : Reflect.get(target, name, self)),
});
