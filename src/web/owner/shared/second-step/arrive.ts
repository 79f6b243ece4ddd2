import type { User } from '../../../../contract/accounts/calls.ts';
import { changeUser } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toast.ts';

export const loginFailed = 'Login Failed';

/** The route guard then leads to the screen that was asked for. */
export function arrive(user: User): void {
  showToast({ title: 'Login Successful', body: `Welcome back, ${user.name}!` });
  changeUser(user);
}
