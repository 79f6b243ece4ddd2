// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorOf, field, openScreen } from '../../testing/open-screen.tsx';
import { Auth } from './Auth.tsx';
import { AuthOld } from './AuthOld.tsx';

vi.stubGlobal('fetch', () => {
  throw new Error('Invalid forms are not sent.');
});
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['/auth', Auth, { password: 'Password is required', name: 'Name is required' }],
  ['/auth-old', AuthOld, { password: 'Please enter your password', name: 'Please enter your name' }],
] as const)('A-06 A-07 rules of login and register on %s', async (path, Screen, required) => {
  const user = openScreen(<Screen />, `${path}?login=true`);
  await user.click(button('Login'));
  expect(errorOf(field('Email'))).toBe('Please enter a valid email');
  expect(document.activeElement).toBe(field('Email'));
  expect(errorOf(field('Password'))).toBe(required.password);
  await user.type(field('Email'), 'rosa@example');
  expect(errorOf(field('Email'))).toBe('');
  await user.click(button('Login'));
  expect(errorOf(field('Email'))).toBe('Please enter a valid email');

  await user.click(screen.getByRole('tab', { name: 'Register' }));
  expect(field('Password').getAttribute('aria-describedby')).toBe(
    screen.getByText('At least 8 characters, not common.').id,
  );
  await user.clear(field('Email'));
  await user.click(button('Register'));
  expect(errorOf(field('Name'))).toBe(required.name);
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(errorOf(field('Email'))).toBe('Please enter a valid email');
  expect(errorOf(field('Password'))).toBe('Password must be at least 8 characters');
  expect(errorOf(field('Confirm password'))).toBe('Please confirm your password');
  await user.type(field('Name'), 'R');
  await user.type(field('Email'), 'rosa@example.org');
  await user.type(field('Password'), '1234567');
  await user.type(field('Confirm password'), '12345678');
  await user.click(button('Register'));
  expect(errorOf(field('Name'))).toBe('');
  expect(errorOf(field('Password'))).toBe('Password must be at least 8 characters');
  expect(errorOf(field('Confirm password'))).toBe("Passwords don't match");
  await user.type(field('Password'), '9');
  await user.type(field('Password'), '{backspace}{backspace}99');
  await user.click(button('Register'));
  expect(errorOf(field('Password'))).toBe('');
  expect(errorOf(field('Confirm password'))).toBe("Passwords don't match");
});

test('A-08 rules of the code, and a code pasted in groups', async () => {
  const user = openScreen(<Auth />, '/auth?verify=true');
  const code = field('6-digit code');
  expect(code.autocomplete).toBe('one-time-code');
  expect(code.inputMode).toBe('numeric');
  await user.click(button('Verify'));
  expect(errorOf(field('Email'))).toBe('Please enter a valid email');
  expect(errorOf(code)).toBe('Verification code must be 6 digits');
  await user.type(code, '1234567');
  await user.click(button('Verify'));
  expect(errorOf(code)).toBe('Verification code must be 6 digits');
  await user.clear(code);
  await user.type(code, '12345a');
  await user.click(button('Verify'));
  expect(errorOf(code)).toBe('Verification code must contain only digits');
  await user.clear(code);
  await user.click(code);
  await user.paste(' 482 193\n');
  expect(code.value).toBe('482193');
});

test('A-08 the older screen only requires a code', async () => {
  const user = openScreen(<AuthOld />, '/auth-old?verify=true');
  await user.type(field('Email'), 'rosa@example.org');
  await user.click(button('Verify'));
  expect(errorOf(field('6-digit code'))).toBe('Please enter the verification code');
});

test('a password can be shown', async () => {
  const user = openScreen(<Auth />, '/auth?login=true');
  expect(field('Password').type).toBe('password');
  await user.click(button('Show password'));
  expect(field('Password').type).toBe('text');
  expect(button('Show password').getAttribute('aria-pressed')).toBe('true');
});

test('the tabs work by keyboard', async () => {
  const user = openScreen(<Auth />, '/auth?register=true');
  const tab = (name: string) => screen.getByRole('tab', { name });
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.click(tab('Register'));
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement, selected()]).toEqual([tab('Verify'), 'Verify']);
  await user.keyboard('{End}');
  expect([document.activeElement, selected()]).toEqual([tab('Login'), 'Login']);
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement, selected()]).toEqual([tab('Register'), 'Register']);
  await user.keyboard('{ArrowLeft}{Home}');
  expect(document.activeElement).toBe(tab('Register'));
  await user.tab();
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.getByRole('tabpanel').contains(field('Name'))).toBe(true);
});
