import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const headOf = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
export const cborText = (text: string) => Buffer.concat([headOf(3, text.length), Buffer.from(text)]);
export const cborBytes = (bytes: Buffer) => Buffer.concat([headOf(2, bytes.length), bytes]);

export interface Attestation {
  readonly format: string;
  /** A CBOR map. */
  readonly statement: Buffer;
}
const noAttestation: Attestation = { format: 'none', statement: Buffer.from([0xa0]) };

/** An authenticator without hardware. Tests can turn its counter back, or copy it. */
export class SoftwarePasskey {
  counter = 0;
  readonly id = base64url(randomBytes(32));
  private readonly host: string;
  private readonly origin: string;
  readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;

  constructor(origin: string) {
    this.origin = origin;
    this.host = new URL(origin).hostname;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    this.coseKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter]);
  }

  client(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  create(options: Record<string, unknown>, { format, statement } = noAttestation) {
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([this.data(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      statement,
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.answer({
      clientDataJSON: base64url(this.client('webauthn.create', options.challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** `isVerified: false` leaves out the fingerprint or PIN. */
  get(options: Record<string, unknown>, { isVerified = true } = {}) {
    this.counter += 1;
    const authenticatorData = this.data(isVerified ? 0x05 : 0x01);
    const client = this.client('webauthn.get', options.challenge);
    const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(client)]));
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signed.sign(this.privateKey)),
    });
  }

  private answer(response: Record<string, unknown>) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
