import { type LegalPage, legalText } from '../../../contract/legal-text.ts';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { readStored } from '../../lib/storage.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Contact } from '../layout/Contact.tsx';

function goBack(): void {
  const reviewPage = readStored('previousPage');
  // Only a path of this site, whatever is stored.
  if (reviewPage && /^\/[\w-]+(?:\/[\w-]+)*$/.test(reviewPage)) location.assign(reviewPage);
  else if (history.length > 1) history.back();
  else location.assign(paths.root);
}

export function LegalScreen({ page }: { page: LegalPage }) {
  useTitle(page.title);
  return (
    <article className="wrap legal">
      <Button small id="back" className="scripted" onClick={goBack}>
        <Icon name="back" />
        {legalText.back}
      </Button>
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
    </article>
  );
}
