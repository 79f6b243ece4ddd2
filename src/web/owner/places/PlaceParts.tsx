import type { Ref } from 'react';
import { qrMargin } from '../../../contract/constants.ts';
import { Menu } from '../../ui/Menu.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { placesText } from './text.ts';

export function PlaceCode({ address, name }: { readonly address: string; readonly name: string }) {
  return <QrCode address={address} label={placesText.code(name)} margin={qrMargin} />;
}

interface PlaceMenuProps {
  readonly name: string;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onRename: () => void;
  readonly onRetire: () => void;
}

export function PlaceMenu({ name, buttonRef, onRename, onRetire }: PlaceMenuProps) {
  return (
    <Menu
      label={placesText.more(name)}
      buttonRef={buttonRef}
      items={[
        { label: placesText.rename, act: onRename },
        { label: placesText.retire, act: onRetire },
      ]}
    />
  );
}
