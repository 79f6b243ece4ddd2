import { installation } from '../../lib/installation.ts';
import { useTitle } from '../../lib/title.ts';
import { Contact } from '../shared/Contact.tsx';
import styles from './accessibility.module.css';
import { accessibilityText as text } from './text.ts';

export function Accessibility() {
  useTitle(text.title);
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <p>{text.goal(installation.productName)}</p>
      {text.parts.map(({ title, points }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{text.tell}</h2>
        <p>{text.tellBody}</p>
        <Contact>
          <p>
            {text.byEmail} <a href={`mailto:${installation.contactEmail}`}>{installation.contactEmail}</a>.
          </p>
        </Contact>
      </section>
    </article>
  );
}
