import type { CallInput, CallName, CallReply, ErrorBody } from '../../contract/calls.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The message is written for users. */
  readonly isSentence: boolean;
  /** The whole body, if it was JSON. */
  readonly body: unknown;
  readonly address: string;

  constructor(status: number, body: string, statusText: string, address = '') {
    const json = readJson(body);
    const sentence = [json?.error, json?.message].find((said) => said && typeof said === 'string');
    const isText = json === undefined && !/^\s*(<|$)/.test(body);
    super(sentence ?? (isText ? body.trim() : statusText));
    this.status = status;
    this.address = address;
    this.body = json;
    this.code = json?.code;
    this.fields = json?.fields ?? {};
    this.isSentence = sentence !== undefined || (isText && status < 500);
  }
}

function readJson(body: string): Partial<ErrorBody> | null | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return;
  }
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  /** The user that the screen shows; the server rejects the call when the session is another user's. */
  readonly user?: number | undefined;
  readonly signal?: AbortSignal;
  readonly noCache?: boolean;
  /** Sent even when the page goes. */
  readonly keepalive?: boolean;
}

export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallReply<Name>> {
  const { method, address, body } = requestOf(name, input as Record<string, unknown>);
  const response = await request(method, address, options, body);
  const text = await response.text();
  const reply = JSON.parse(text);
  if (reply?.success === false) throw new ApiError(response.status, text, '');
  return reply as CallReply<Name>;
}

export async function request(method: string, address: string, options: CallOptions, body?: string): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    keepalive: options.keepalive === true,
    headers: {
      'Content-Type': 'application/json',
      ...(options.user === undefined ? {} : { 'Expected-User': String(options.user) }),
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      ...(options.noCache ? { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } : {}),
      ...gatewayHeader(),
    },
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText, address);
  return response;
}

export function requestOf(name: string, input: Readonly<Record<string, unknown>>) {
  const [method = 'GET', template = '/'] = name.split(' ');
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET') {
    const body = Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined;
    return { method, address: path, body };
  }
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
  return { method, address: query.size > 0 ? `${path}?${query}` : path, body: undefined };
}

/** A header for a gateway in front of the product, if configured. */
export function gatewayHeader(): Record<string, string> | undefined {
  const configured = document.documentElement.dataset.gatewayHeader;
  const colon = configured?.indexOf(':') ?? -1;
  return configured && colon > 0 ? { [configured.slice(0, colon)]: configured.slice(colon + 1).trim() } : undefined;
}
