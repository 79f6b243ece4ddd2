import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyBubble } from './EmptyBubble.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { missingBusinessText, notForRoleText as text } from './text.ts';

/** An address that was opened by hand, or before the role was changed. */
export function NotForRole({ business: { name, role } }: { readonly business: Pick<Business, 'name' | 'role'> }) {
  return (
    <div className="wrap">
      <ScreenHead title={name} />
      <EmptyBubble title={text.title} body={text.body(roleNames[role])}>
        <Link className={buttonClass({ primary: true })} href={paths.dashboard}>
          {missingBusinessText.return}
        </Link>
      </EmptyBubble>
    </div>
  );
}
