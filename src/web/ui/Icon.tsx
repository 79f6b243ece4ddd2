import { basicShapes, Shape } from './BasicIcon.tsx';

const shapes = {
  ...basicShapes,
  ban: 'M6 6l12 12M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  chart: 'M5 20V11m7 9V5m7 15v-6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  key: 'M8 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm3.2 1.3L20 3.5M16 7.5l3 3',
  laptop: 'M5 5h14v10H5zM3 19h18',
  loaf: 'M4 11c0-3 3.5-5 8-5s8 2 8 5c0 1.5-.8 2.4-2 2.8V19H6v-5.2c-1.2-.4-2-1.3-2-2.8zM9.5 10v3M14.5 10v3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10m-4-4 4 4-4 4',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  pause: 'M9 6v12M15 6v12',
  phone: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  power: 'M12 4v8M7.5 6.8a7.5 7.5 0 1 0 9 0',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM19 14h1m-1 5h1v1h-2m-4 0v-1m0-3',
  reply: 'M10 7 4 12l6 5M4 12h9a7 7 0 0 1 7 6',
  scales: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zm14 0-3 7h6z',
  scissors:
    'M6.5 4.5 18 16M17.5 4.5 6 16M5.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4.5 4.5',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.1M8 16.5h.1',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8',
  shield: 'M12 3l8 3v6c0 4.5-3.4 7.8-8 9-4.6-1.2-8-4.5-8-9V6z',
  shop: 'M4 20V9l2-5h12l2 5v11zM4 9h16M9 20v-6h6v6',
  tooth:
    'M8 3.5c1.7 0 2.5 1 4 1s2.3-1 4-1c2.5 0 4 2 4 4.5 0 4-2 4.5-2.5 8-.3 2.5-.7 4.5-2 4.5-1.7 0-1.3-6-3.5-6s-1.8 6-3.5 6c-1.3 0-1.7-2-2-4.5C6 12.5 4 12 4 8c0-2.5 1.5-4.5 4-4.5z',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5',
  up: 'm6 15 6-6 6 6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  upload: 'M12 16V5m-5 5 5-5 5 5M5 20h14',
  wrench: 'M20 7.5a5 5 0 0 1-6.7 4.7L6.5 19a2 2 0 0 1-3-3l6.8-6.8A5 5 0 0 1 16.5 3l-3 3 .5 2.5 2.5.5z',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return <Shape path={shapes[name]} />;
}
