import type { Insights } from '../../../contract/insights.ts';
import { insightsText } from '../../../contract/insights-text.ts';
import { Bars } from './Bars.tsx';
import { Panel } from './Panel.tsx';

const text = insightsText.languages;

/** In its own language, as the customer's switch shows it. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function LanguagesPanel({ languages }: Pick<Insights, 'languages'>) {
  const most = Math.max(...languages.map(({ people }) => people), 1);
  return (
    <Panel className="languages" title={text.title}>
      <Bars
        sentence={text.sentence(languages.length)}
        head={{ label: text.language, count: text.people, share: text.share }}
        bars={languages.map(({ language, people, share }) => ({
          key: language,
          label: nameOf(language),
          count: people,
          share,
          width: people / most,
        }))}
      />
    </Panel>
  );
}
