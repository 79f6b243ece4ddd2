import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { missingBusinessText } from './text.ts';

/** The screen of a business that cannot be loaded. */
export function LoadFailed({ message }: { readonly message: string }) {
  return (
    <div className="wrap form-wide">
      <div className="empty" role="alert">
        <div>
          <h1>{missingBusinessText.loadFailed}</h1>
          <p className="soft">{message}</p>
        </div>
        <Link className={buttonClass({ primary: true })} href={paths.dashboard}>
          {missingBusinessText.return}
        </Link>
      </div>
    </div>
  );
}
