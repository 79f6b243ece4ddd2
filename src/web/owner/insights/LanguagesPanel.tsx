import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { languageName } from '../../lib/language-name.ts';
import { Bars } from './Bars.tsx';
import { Panel } from './Panel.tsx';

const text = insightsText.languages;

interface LanguagesPanelProps {
  readonly insights: Pick<Insights, 'languages' | 'otherLanguages'>;
}

export function LanguagesPanel({ insights }: LanguagesPanelProps) {
  const { languages, otherLanguages } = insights;
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
      {otherLanguages > 0 ? <p className="cap">{text.others(otherLanguages)}</p> : null}
    </Panel>
  );
}
