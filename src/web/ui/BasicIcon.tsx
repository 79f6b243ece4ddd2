export const basicShapes = {
  back: 'M19 12H5m6-6-6 6 6 6',
  external: 'M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5m0-8.4v.1',
  lines: 'M5 6h14M5 11h14M5 16h8',
  pencil: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19zM14.5 6.5l3 3',
  refresh: 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7',
  thumb:
    'M7 11v9H4a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zm0 0 4-8a2.2 2.2 0 0 1 2.2 2.6L12.6 9H19a2 2 0 0 1 2 2.3l-1.2 7A2 2 0 0 1 17.8 20H7',
  tick: 'm5 12.5 4.5 4.5L19 7',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1',
} as const;

interface ShapeProps {
  readonly path: string;
  readonly flipped?: boolean | undefined;
}

export function Shape({ path, flipped }: ShapeProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} transform={flipped ? 'matrix(1 0 0 -1 0 24)' : undefined} />
    </svg>
  );
}

/** The customer's page loads only these. */
export function BasicIcon({ name, flipped }: { name: keyof typeof basicShapes; flipped?: boolean }) {
  return <Shape path={basicShapes[name]} flipped={flipped} />;
}
