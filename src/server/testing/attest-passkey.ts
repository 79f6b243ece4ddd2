import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import { AuthorizationList, id_ce_keyDescription, KeyDescription } from '@peculiar/asn1-android';
import { AsnSerializer, OctetString } from '@peculiar/asn1-schema';
import { CRLDistributionPointsExtension, cryptoProvider, Extension, X509CertificateGenerator } from '@peculiar/x509';
import { type Attestation, cborBytes, cborText, type SoftwarePasskey } from './software-passkey.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** Certificates as of an Android phone, made by no one who is trusted, with an address for revoked ones. */
export async function attestWithCertificates(
  passkey: SoftwarePasskey,
  options: Record<string, unknown>,
  address: string,
): Promise<Attestation> {
  cryptoProvider.set(globalThis.crypto);
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const validity = { notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + day) };
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Any Root',
    signingAlgorithm: algorithm,
    keys,
    ...validity,
  });
  const description = new KeyDescription({
    attestationVersion: 3,
    attestationSecurityLevel: 1,
    keymasterVersion: 4,
    keymasterSecurityLevel: 1,
    attestationChallenge: new OctetString(
      createHash('sha256').update(passkey.client('webauthn.create', options.challenge)).digest(),
    ),
    uniqueId: new OctetString(Buffer.alloc(1)),
    softwareEnforced: new AuthorizationList(),
    teeEnforced: new AuthorizationList(),
  });
  const leaf = await X509CertificateGenerator.create({
    subject: 'CN=leaf',
    issuer: root.subject,
    signingAlgorithm: algorithm,
    publicKey: passkey.publicKey.toCryptoKey(algorithm, true, ['verify']),
    signingKey: keys.privateKey,
    extensions: [
      new CRLDistributionPointsExtension([address]),
      new Extension(id_ce_keyDescription, false, AsnSerializer.serialize(description)),
    ],
    ...validity,
  });
  const statement = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('alg'),
    Buffer.from([0x26]),
    cborText('sig'),
    cborBytes(Buffer.alloc(70)),
    cborText('x5c'),
    Buffer.from([0x82]),
    cborBytes(Buffer.from(leaf.rawData)),
    cborBytes(Buffer.from(root.rawData)),
  ]);
  return { format: 'android-key', statement };
}
