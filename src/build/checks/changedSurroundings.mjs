/**
 * Changes things that a build must not depend on: sets the clock 400 days ahead, alters random numbers, and
 * reverses directory listings. Preload it with `node --import`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Offset of the clock, in ms. */
const AHEAD = 400 * 24 * 60 * 60 * 1000;

const { Date } = globalThis;
const { now } = Date;
Date.now = () => now() + AHEAD;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});

const { random } = Math;
Math.random = () => 1 - random() / 2;

const { readdir, readdirSync } = fs;
const { readdir: readdirAsync } = fs.promises;
const reversed = (entries) => (Array.isArray(entries) ? entries.reverse() : entries);
fs.readdirSync = (...args) => reversed(readdirSync(...args));
fs.promises.readdir = async (...args) => reversed(await readdirAsync(...args));
fs.readdir = (...args) => {
  const callback = args.pop();
  readdir(...args, (error, entries) => callback(error, reversed(entries)));
};
syncBuiltinESMExports();
