import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { usualFormat } from './formats.ts';
import { PrintControls } from './PrintControls.tsx';
import styles from './print.module.css';
import { type PrintView, readPrintView, writePrintView } from './print-view.ts';
import { printText } from './text.ts';

const loadPreview = async () => (await import('./PrintPreview.tsx')).PrintPreview;

export function PrintKit() {
  useTitle(printText.title);
  const { id = '' } = useParams<{ id: string }>();
  const [search, setSearch] = useSearchParams();
  const { part: PrintPreview } = useLazyModule(loadPreview);
  // Never print a cached copy.
  const fresh = { gcTime: 0, staleTime: 0 };
  const business = useQuery({ ...queryFor('GET /api/businesses/{id}', { id }), ...fresh });
  const places = useQuery({ ...queryFor('GET /api/businesses/{id}/places', { id }), ...fresh });
  if (business.isPending || places.isPending) return <Spinner label={printText.loading} />;
  if (!business.data)
    return (
      <div className="wrap form-wide">
        <div className="empty" role="alert">
          <div>
            <h1>{missingBusinessText.loadFailed}</h1>
            <p className="soft">{business.error?.message ?? missingBusinessText.noData}</p>
          </div>
        </div>
      </div>
    );
  const view = readPrintView(search, navigator.language);
  const known = places.data?.places ?? [];
  const place = known.find(({ code }) => code === view.place) ?? null;
  const format = view.format ?? usualFormat(place?.kind ?? null);
  const change = (changed: Partial<PrintView>) => setSearch(writePrintView({ ...view, ...changed }), { replace: true });
  return (
    <div className={`wrap ${styles.kit}`}>
      <BusinessNav business={business.data.business} current="print" />
      <div className={styles.columns}>
        <PrintControls
          business={business.data.business}
          places={known}
          failed={places.isError}
          place={place}
          format={format}
          view={view}
          onChange={change}
        />
        {PrintPreview ? (
          <PrintPreview
            business={business.data.business}
            visited={business.data.visited}
            {...{ place, format, view }}
          />
        ) : (
          <Skeleton className={styles.bones} />
        )}
      </div>
    </div>
  );
}
