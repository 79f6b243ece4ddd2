import type { LegalName } from '../../../contract/installation.ts';
import { type LegalPage, legalMarks, legalText } from '../../../contract/languages/en/legal.ts';
import { paths } from '../../../contract/paths.ts';
import { installation, isPrerendered } from '../../lib/installation.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Contact } from '../shared/Contact.tsx';
import styles from './legal.module.css';
import { OwnLegalText, ownTitle } from './OwnLegalText.tsx';

function goBack(): void {
  const reviewPage = readStored('previousPage');
  writeStored('previousPage', null);
  // Only a path of this site, whatever is stored.
  if (reviewPage && /^\/[\w-]+(?:\/[\w-]+)*$/.test(reviewPage)) location.assign(reviewPage);
  else if (history.length > 1) history.back();
  else location.assign(paths.root);
}

export function LegalScreen({ name, page }: { name: LegalName; page: LegalPage }) {
  const isOwn = installation.ownLegalPages?.includes(name) ?? false;
  useTitle((isOwn && ownTitle(name)) || page.title);
  return (
    <article className={`wrap ${styles.page}`}>
      <Button small id="back" className={`scripted ${styles.back}`} onClick={goBack}>
        <Icon name="back" />
        {legalText.back}
      </Button>
      {isPrerendered ? <template data-mark={legalMarks.start} /> : null}
      {isOwn ? <OwnLegalText name={name} /> : <OurText page={page} />}
      {isPrerendered ? <template data-mark={legalMarks.end} /> : null}
    </article>
  );
}

function OurText({ page }: { page: LegalPage }) {
  return (
    <>
      <h1>{page.title}</h1>
      <p className="soft">{legalText.effective}</p>
      <p>{page.lead}</p>
      {page.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points ? (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <section>
        <h2>{legalText.contactTitle}</h2>
        <p>{legalText.contact}</p>
        <Contact>
          <p>
            {legalText.contactByMail} <a href={`mailto:${installation.contactEmail}`}>{installation.contactEmail}</a>.
          </p>
        </Contact>
      </section>
    </>
  );
}
