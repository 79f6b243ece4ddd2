import { createElement, type ReactNode, useEffect } from 'react';
import type { LegalName } from '../../../contract/installation.ts';
import { isPrerendered } from '../../lib/installation.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** As React elements, so that the page hydrates without raw HTML. */
function toReact(node: ChildNode, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value]);
  return createElement(
    node.localName,
    { key, ...Object.fromEntries(attributes) },
    ...[...node.childNodes].map(toReact),
  );
}

/** The document holds the text only until the first navigation. */
const served = isPrerendered ? null : document.querySelector<HTMLElement>('[data-own-legal]');
const own = served && {
  name: served.dataset.ownLegal,
  title: served.querySelector('h1')?.textContent ?? '',
  content: [...served.childNodes].map(toReact),
};

export const ownTitle = (name: LegalName): string | undefined => (own?.name === name ? own.title : undefined);

export function OwnLegalText({ name }: { name: LegalName }) {
  const isServed = own?.name === name;
  useEffect(() => {
    if (!isServed) location.reload();
  }, [isServed]);
  if (!isServed) return <Spinner />;
  return <div data-own-legal={name}>{own.content}</div>;
}
