export type Release = () => void;

export class Semaphore {
  readonly #queueMax: number;
  readonly #queue: (() => void)[] = [];
  #free: number;

  constructor(slots: number, queueMax = 0) {
    this.#free = slots;
    this.#queueMax = queueMax;
  }

  get free(): number {
    return this.#free;
  }

  tryAcquire(): Release | null {
    if (this.#free === 0) return null;
    this.#free -= 1;
    return this.#makeRelease();
  }

  /** A slot; null when the queue is full or `signal` aborts first. */
  async acquire(signal?: AbortSignal): Promise<Release | null> {
    if (signal?.aborted) return null;
    const release = this.tryAcquire();
    if (release !== null || this.#queue.length >= this.#queueMax) return release;
    return new Promise((resolve) => {
      const next = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve(this.#makeRelease());
      };
      const giveUp = (): void => {
        this.#queue.splice(this.#queue.indexOf(next), 1);
        resolve(null);
      };
      this.#queue.push(next);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result | null> {
    const release = await this.acquire(signal);
    if (release === null) return null;
    try {
      return await work();
    } finally {
      release();
    }
  }

  #makeRelease(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}

/** Releases the first at once if the second is missing. */
export function both(first: Release, second: Release | null): Release | null {
  if (second === null) {
    first();
    return null;
  }
  return () => {
    first();
    second();
  };
}

export function limitPerKey(max: number): (key: string) => Release | null {
  const held = new Map<string, number>();
  return (key) => {
    const count = held.get(key) ?? 0;
    if (count >= max) return null;
    held.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    };
  };
}

interface KeyedQueue {
  tryAcquire(key: string): Release | null;
  acquire(key: string, signal: AbortSignal): Promise<Release | null>;
}

/** Each key has `slots` slots and a queue of its own. */
export function queuePerKey(slots: number, queueMax: number): KeyedQueue {
  const used = new Map<string, Semaphore>();
  const semaphoreOf = (key: string): Semaphore => {
    const semaphore = used.get(key) ?? new Semaphore(slots, queueMax);
    used.set(key, semaphore);
    return semaphore;
  };
  const forgetting = (key: string, release: Release | null): Release | null =>
    release &&
    (() => {
      release();
      if (used.get(key)?.free === slots) used.delete(key);
    });
  return {
    tryAcquire: (key) => forgetting(key, semaphoreOf(key).tryAcquire()),
    acquire: async (key, signal) => forgetting(key, await semaphoreOf(key).acquire(signal)),
  };
}
