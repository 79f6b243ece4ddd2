import { printColor, standardColor } from '../../../contract/businesses/print-color.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './color.module.css';
import formStyles from './form.module.css';
import { colorFieldText } from './text.ts';

interface ColorFieldProps {
  readonly color: string | null;
  readonly onChange: (color: string | null) => void;
}

export function ColorField({ color, onChange }: ColorFieldProps) {
  const printed = printColor(color);
  return (
    <div className={formStyles.part}>
      <h2>{colorFieldText.title}</h2>
      <FieldFrame label={colorFieldText.choose} hint={hintOf(color, printed)}>
        {(wiring) => (
          <div className={`row ${styles.row}`}>
            <input
              {...wiring}
              type="color"
              value={color ?? standardColor}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {printed === (color ?? standardColor) ? null : (
              <span className={styles.swatch} style={{ background: printed }} aria-hidden />
            )}
            {color === null ? null : (
              <Button small onClick={() => onChange(null)}>
                <Icon name="close" />
                {colorFieldText.clear}
              </Button>
            )}
          </div>
        )}
      </FieldFrame>
    </div>
  );
}

function hintOf(color: string | null, printed: string): string {
  if (color === null) return `${colorFieldText.hint} ${colorFieldText.standard}`;
  return printed === color ? colorFieldText.hint : `${colorFieldText.hint} ${colorFieldText.darkened}`;
}
