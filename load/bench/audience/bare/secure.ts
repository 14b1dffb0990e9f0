import { execFileSync, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate that all listeners of a process show. */
export interface Identity {
  readonly certificate: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Its files live as long as the process, because every handshake reads them. */
export function makeIdentity(): Identity {
  const folder = mkdtempSync(path.join(tmpdir(), 'miczero-listeners-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=listener',
  ];
  execFileSync('openssl', [...made, '-days', '2', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key, fingerprint: new X509Certificate(readFileSync(certificate)).fingerprint256 };
}

/** Records of DTLS are distinguished from RTP and STUN by their first byte (RFC 7983). */
export const isSecureRecord = (packet: Buffer) => (packet[0] ?? 0) >= 20 && (packet[0] ?? 0) <= 63;

export interface Handshake {
  /** A record from the server. */
  take(record: Buffer): void;
  readonly done: Promise<void>;
}

/**
 * The DTLS handshake by openssl, which has no port of its own to the server: `send` carries its records. Afterwards openssl is
 * killed before it can close the connection, so the server keeps sending. The keys are lost, and with them the sound; headers stay readable.
 */
export function beginHandshake({ certificate, key }: Identity, send: (record: Buffer) => void): Handshake {
  const door = createSocket('udp4');
  let inside = 0;
  let isOver = false;
  door.on('message', (record, { port }) => {
    inside = port;
    send(record);
  });
  const shake = async () => {
    door.bind(0, '127.0.0.1');
    await once(door, 'listening');
    const to = `127.0.0.1:${door.address().port}`;
    const wanted = [
      '-dtls1_2',
      '-connect',
      to,
      '-use_srtp',
      'SRTP_AES128_CM_SHA1_80',
      '-cert',
      certificate,
      '-key',
      key,
    ];
    const client = spawn('openssl', ['s_client', ...wanted], { stdio: ['pipe', 'pipe', 'ignore'] });
    try {
      await new Promise<void>((resolve, reject) => {
        let said = '';
        client.stdout.on('data', (chunk: Buffer) => {
          said += String(chunk);
          if (said.includes('SRTP Extension negotiated')) resolve();
        });
        client.on('error', reject);
        client.on('exit', () => reject(new Error(`openssl made no connection: ${said.slice(-300)}`)));
      });
    } finally {
      isOver = true;
      client.kill('SIGKILL');
      door.close();
    }
  };
  return {
    take: (record) => {
      // openssl speaks first, and records that the server repeats afterwards are dropped.
      if (!isOver) door.send(record, inside, '127.0.0.1');
    },
    done: shake(),
  };
}
