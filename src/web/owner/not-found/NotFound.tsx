import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { layoutText } from '../shared/layout-text.ts';

export function NotFound() {
  useTitle(layoutText.notFoundTitle);
  return (
    <div className="wrap empty">
      <p className="say" aria-hidden="true">
        404
      </p>
      <h1>{layoutText.notFoundTitle}</h1>
      <p className="soft">{layoutText.notFoundBody}</p>
      <Link className={buttonClass({ primary: true })} href={paths.root}>
        {layoutText.notFoundHome}
      </Link>
    </div>
  );
}
