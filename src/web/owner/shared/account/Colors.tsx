import { chooseTheme, type Theme, themes, useTheme } from '../../../lib/theme.ts';
import { themeText } from '../theme-text.ts';
import styles from './colors.module.css';

const light = { paper: '#f0f4f5', surface: '#fff', ink: '#10222c', line: '#d3dde1', mark: '#ffe07a', pen: '#0d4f61' };
const dark = { paper: '#0d171d', surface: '#16232b', ink: '#e9f0f3', line: '#2a3b45', mark: '#ecca5c', pen: '#8fd3e2' };
const looks: Record<Theme, readonly (typeof light)[]> = { system: [light, dark], light: [light], dark: [dark] };

export function Colors() {
  const chosen = useTheme();
  return (
    <section className="card">
      <h2>{themeText.title}</h2>
      <p className="soft">{themeText.lead}</p>
      <fieldset className={styles.choices}>
        <legend className="sr">{themeText.title}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.choice}>
            <Picture looks={looks[theme]} />
            <span>
              <input type="radio" name="theme" checked={theme === chosen} onChange={() => chooseTheme(theme)} />
              {themeText.names[theme]}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="cap">{themeText.hint}</p>
    </section>
  );
}

/** A small screen; two looks share it. */
function Picture({ looks }: { readonly looks: readonly (typeof light)[] }) {
  const width = 240 / looks.length;
  return (
    <svg className={styles.picture} viewBox="0 0 240 150" aria-hidden="true">
      {looks.map(({ paper, surface, ink, line, mark, pen }, index) => (
        <g key={paper} transform={`translate(${index * width} 0)`} stroke="none">
          <rect width={width} height="150" fill={paper} />
          <rect width={width} height="28" fill={surface} />
          <rect x="14" y="44" width={width - 28} height="86" rx="10" fill={surface} stroke={line} strokeWidth="2" />
          <rect x="28" y="60" width={width * 0.4} height="9" rx="4" fill={ink} />
          <rect x="28" y="78" width={width * 0.28} height="12" fill={mark} />
          <rect x="28" y="102" width={width * 0.3} height="16" rx="5" fill={pen} />
        </g>
      ))}
    </svg>
  );
}
