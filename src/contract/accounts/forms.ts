import * as z from 'zod/mini';
import { passwordMax } from '../constants.ts';
import { email, named } from '../fields.ts';
import { rules } from '../text.ts';
import { newPassword, resetCode, verificationCode } from './calls.ts';

interface TypedTwice {
  readonly password: string;
  readonly confirmPassword: string;
}

const confirmation = z.string().check(z.minLength(1, rules.confirmPassword));

/** Compared even when other fields are wrong, so that all errors show at once. */
const samePasswords = z.refine<TypedTwice>((typed) => typed.confirmPassword === typed.password, {
  error: rules.passwordsDiffer,
  path: ['confirmPassword'],
  when: () => true,
});

const loginForm = (passwordRequired: string) =>
  z.object({
    email: email(rules.email),
    password: z.string().check(z.minLength(1, passwordRequired), z.maxLength(passwordMax, rules.passwordMax)),
  });

const registerForm = (nameRequired: string) =>
  z
    .object({
      name: named(nameRequired, 1),
      email: email(rules.email),
      password: newPassword,
      confirmPassword: confirmation,
    })
    .check(samePasswords);

export const authForms = {
  login: loginForm(rules.passwordRequired),
  register: registerForm(rules.nameRequired),
  verify: z.object({ email: email(rules.email), code: verificationCode }),
} as const;

export const authOldForms = {
  login: loginForm(rules.passwordRequiredOld),
  register: registerForm(rules.nameRequiredOld),
  verify: z.object({
    email: email(rules.email),
    code: z.string().check(z.trim(), z.minLength(1, rules.codeRequiredOld)),
  }),
} as const;

export const resetTokenForm = z.object({ password: newPassword, confirmPassword: confirmation }).check(samePasswords);

export const resetCodeForm = z
  .object({ email: email(rules.email), code: resetCode, password: newPassword, confirmPassword: confirmation })
  .check(samePasswords);
