import type { Insights } from '../../../contract/insights.ts';
import { insightsText } from '../../../contract/insights-text.ts';
import { languageName } from '../../lib/language-name.ts';
import { Bars } from './Bars.tsx';
import { Panel } from './Panel.tsx';

const text = insightsText.languages;

export function LanguagesPanel({ languages }: Pick<Insights, 'languages'>) {
  const most = Math.max(...languages.map(({ people }) => people), 1);
  return (
    <Panel className="languages" title={text.title}>
      <Bars
        sentence={text.sentence(languages.length)}
        head={{ label: text.language, count: text.people, share: text.share }}
        bars={languages.map(({ language, people, share }) => ({
          key: language,
          label: languageName(language) ?? text.english,
          count: people,
          share,
          width: people / most,
        }))}
      />
    </Panel>
  );
}
