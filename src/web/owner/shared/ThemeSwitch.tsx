import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { Segments } from '../../ui/Segments.tsx';
import { themeText } from './theme-text.ts';

export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Segments
      label={themeText.title}
      value={theme}
      onChange={chooseTheme}
      options={themes.map((value) => ({ value, label: themeText.names[value] }))}
    />
  );
}
