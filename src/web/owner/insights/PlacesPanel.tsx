import { useState } from 'react';
import { Link } from 'wouter';
import type { Insights, PlaceRow } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { unusedDays } from '../../../contract/constants.ts';
import { placesPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { dayRange, grouped, percent } from '../../lib/days-in-words.ts';
import { Panel } from './Panel.tsx';

const text = insightsText.places;
const shownFirst = 10;

interface PlacesPanelProps {
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly insights: Pick<Insights, 'places' | 'otherPlaces' | 'toldApart'>;
}

export function PlacesPanel({ business, insights }: PlacesPanelProps) {
  const { places, otherPlaces, toldApart } = insights;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? places : places.slice(0, shownFirst);
  const unused = places.filter(({ isUnused }) => isUnused);
  return (
    <Panel
      className="places"
      title={text.title}
      aside={
        may(business.role, 'editPlaces') ? (
          <Link className="link" href={placesPath(business.id)}>
            {text.all}
          </Link>
        ) : null
      }
    >
      <table className="by-place">
        <caption className="sr">{text.sentence(places.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col" className="num">
              {text.opened}
            </th>
            <th scope="col" className="num wide-cell">
              {text.draft}
            </th>
            <th scope="col" className="num">
              {text.wentOn}
            </th>
            <th scope="col" className="num">
              {text.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((place) => (
            <tr key={place.id ?? 0}>
              <th scope="row">{nameOf(place)}</th>
              <td className="num">{grouped(place.opened)}</td>
              <td className="num wide-cell">{grouped(place.draft)}</td>
              <td className="num">{grouped(place.wentOn)}</td>
              <td className="num">{shareOf(place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {places.length > shownFirst ? (
        <button type="button" className="txt" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.fewer : text.showAll(places.length)}
        </button>
      ) : null}
      <p className="cap">
        {toldApart ? text.weeks(dayRange(toldApart)) : text.noWeek}
        {otherPlaces.opened > 0 ? ` ${text.others(otherPlaces.opened)}` : ''}
      </p>
      {unused.length > 0 ? (
        <p className="cap">{text.unused(unused.map(nameOf), unusedDays, unused.every(isPrinted))}</p>
      ) : null}
    </Panel>
  );
}

const nameOf = ({ name }: PlaceRow): string => name ?? text.none;
const isPrinted = ({ kind }: PlaceRow): boolean => kind !== 'email' && kind !== 'phone' && kind !== 'site';

function shareOf({ opened, share }: PlaceRow) {
  if (share !== null) return percent(share);
  return opened === 0 ? '–' : <span className="soft">{text.tooFew}</span>;
}
