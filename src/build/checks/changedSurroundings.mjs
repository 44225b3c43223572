/**
 * Imported into a process before anything else, it changes what a build must not depend on: the clock is more than a year
 * ahead, chance is another, and folders are listed in reverse.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const AHEAD = 400 * 24 * 60 * 60 * 1000;

const { Date } = globalThis;
const { now } = Date;
Date.now = () => now() + AHEAD;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, made),
});

const { random } = Math;
Math.random = () => 1 - random() / 2;

const { readdir, readdirSync } = fs;
const { readdir: readdirLater } = fs.promises;
const reversed = (found) => (Array.isArray(found) ? found.reverse() : found);
fs.readdirSync = (...given) => reversed(readdirSync(...given));
fs.promises.readdir = async (...given) => reversed(await readdirLater(...given));
fs.readdir = (...given) => {
  const done = given.pop();
  readdir(...given, (error, found) => done(error, reversed(found)));
};
syncBuiltinESMExports();
