import { useMemo } from 'react';
import type { Place } from '../../../contract/analytics/places.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { printColor } from '../../../contract/businesses/print-color.ts';
import { customerPath, placeLink } from '../../../contract/paths.ts';
import { codeWidth, distanceOf, type Format, type Paper as PaperName, pageOf } from './formats.ts';
import { Paper } from './Paper.tsx';
import { formatLabel } from './PrintControls.tsx';
import styles from './print.module.css';
import { printCode } from './print-code.ts';
import type { PrintView } from './print-view.ts';
import type { SheetContent } from './SheetParts.tsx';
import { StripPrint } from './StripPrint.tsx';
import { sheets } from './sheets.tsx';
import { TagAddress } from './TagAddress.tsx';
import { printText, sheetSentences } from './text.ts';

interface PrintPreviewProps {
  readonly business: Business;
  readonly visited: boolean;
  readonly place: Place | null;
  readonly format: Format;
  readonly view: PrintView;
}

export function PrintPreview({ business, visited, place, format, view: { paper, languages } }: PrintPreviewProps) {
  const { name, slug, logoUrl } = business;
  const page = customerPath(slug);
  const address = location.origin + (place === null ? page : placeLink(slug, place.code));
  const code = useMemo(() => printCode(address, codeWidth(format)), [address, format]);
  const content: SheetContent = {
    name,
    logoUrl,
    color: printColor(business.color),
    visited,
    place: place?.name ?? null,
    address: location.host + page,
    code,
    distance: distanceOf(codeWidth(format), paper),
    sentences: sheetSentences[languages],
  };
  return (
    <section className={styles.preview} aria-label={printText.preview(formatLabel(format, paper))}>
      <Shown
        {...{ content, format, paper, address }}
        fileName={[slug, place?.code, 'strip'].filter(Boolean).join('-')}
      />
      <p className="hint">{formatHint(format, paper)}</p>
    </section>
  );
}

interface ShownProps {
  readonly content: SheetContent;
  readonly format: Format;
  readonly paper: PaperName;
  readonly address: string;
  readonly fileName: string;
}

function Shown({ content, format, paper, address, fileName }: ShownProps) {
  if (format === 'tag') return <TagAddress address={address} />;
  if (format === 'strip') return <StripPrint content={content} fileName={fileName} />;
  const Sheet = sheets[format];
  return (
    <Paper page={pageOf(format, paper)} color={content.color}>
      <Sheet content={content} />
    </Paper>
  );
}

function formatHint(format: Format, paper: PaperName): string {
  const hint = printText.hints[format];
  return typeof hint === 'string' ? hint : hint[paper];
}
