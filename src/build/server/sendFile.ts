import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';
import { isFileWithin } from './findFile';

/** Endings of the files that the build compresses by their encodings, the best one first. */
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz', identity: '' };
const ENCODINGS = Object.keys(ENDINGS);

/** What negotiator's types lack. */
interface Preferring {
  encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
}

interface SentFile {
  dir: string;
  /** Path of the file, relative to the folder. */
  file: string;
  /** True to send the compressed file next to it if the client accepts that. */
  compressed: boolean;
  headers: Readonly<Record<string, string>>;
}

/** Sends a file of the folder, or the part of it that's requested, or that the client's copy hasn't changed. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, file, compressed, headers }: SentFile,
): Promise<void> {
  const encoding = compressed ? encodingFor(request, dir, file) : 'identity';
  const { statusCode, stream, ...sent } = await send(request, encodeURI(file + ENDINGS[encoding]), {
    root: dir,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    contentType: false,
  });
  response.writeHead(statusCode, {
    ...(statusCode < 300 ? { 'Content-Type': typeOf(file) } : {}),
    ...(statusCode < 300 && encoding !== 'identity' ? { 'Content-Encoding': encoding } : {}),
    ...(compressed ? { Vary: 'Accept-Encoding' } : {}),
    ...sent.headers,
    ...headers,
  });
  await pipeline(stream, response);
}

function encodingFor(request: IncomingMessage, dir: string, file: string): string {
  const available = ENCODINGS.filter((encoding) => isFileWithin(dir, file + ENDINGS[encoding]));
  const negotiator: Preferring = new Negotiator(request);
  return negotiator.encoding(available, { preferred: ENCODINGS }) ?? 'identity';
}

function typeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
