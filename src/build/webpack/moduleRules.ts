import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { SourceFile, TransformerFactory } from 'typescript';
import type { RuleSetRule } from 'webpack';
import type { BuildSettings } from '../settings';
import { chunkNames } from './chunkNames';
import { EMITTED } from './emittedTypeScript';

/**
 * Returns webpack's rules for scripts, style sheets and other files.
 *
 * @param settings - the build's settings
 * @param emit - true for the client bundle; false for the server bundle, which only needs class and file names
 * @param transformers - TypeScript transformers
 */
export function moduleRules(
  { logoFile, tokensFile, basePath }: BuildSettings,
  emit: boolean,
  transformers: readonly TransformerFactory<SourceFile>[] = emit ? [] : [chunkNames],
): RuleSetRule[] {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: !emit,
        localIdentName: '[name]__[local]--[hash:base64:4]',
      },
    },
  };
  const extractCss = {
    loader: MiniCssExtractPlugin.loader,
    options: { publicPath: basePath },
    // Part of the cache's keys, because the compiled style sheets contain the path.
    ident: `css ${basePath}`,
  };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        // ts-loader's errors are also shown on the page, which can't display terminal colors.
        colors: false,
        compilerOptions: EMITTED,
        getCustomTransformers: () => ({ before: [...transformers] }),
      },
    },
    {
      test: /\.module\.css$/,
      use: emit ? [extractCss, cssLoader] : [cssLoader],
    },
    {
      test: /(?<!\.module)\.css$/,
      use: emit ? [extractCss, cssLoader] : ['css-loader'],
    },
    {
      test: /[\\/]theme[\\/]fonts\.css$/,
      loader: loaderPath('fontsLoader'),
      options: { tokensFile },
    },
    {
      test: /[\\/]animation[\\/](?:intelligentAutomation\.json|poster\.svg)$/,
      loader: loaderPath('recolorLoader'),
      options: { tokensFile },
    },
    {
      resource: logoFile,
      type: 'javascript/auto',
      loader: loaderPath('logoLoader'),
    },
    {
      // A search index shard, which the browser fetches as JSON.
      test: /[\\/]search[\\/][\w-]+\.json$/,
      resourceQuery: /^\?file$/,
      type: 'asset/resource',
      generator: { filename: 'assets/search-[name].[contenthash:6][ext]', emit },
    },
    {
      // A lesson, which the browser fetches as JSON.
      test: /[\\/]lessonData[\\/][^\\/]+\.json$/,
      resourceQuery: /^\?file$/,
      type: 'asset/resource',
      generator: { filename: 'assets/lesson-[name].[contenthash:6][ext]', emit },
    },
    {
      // A problem of mock interviews, which the browser fetches as JSON.
      test: /[\\/]mockProblems[\\/][^\\/]+\.json$/,
      resourceQuery: /^\?file$/,
      type: 'asset/resource',
      generator: { filename: 'assets/problem-[name].[contenthash:6][ext]', emit },
    },
    {
      // A lesson's known mistakes, which the browser fetches as JSON.
      test: /[\\/]mistakes[\\/][^\\/]+\.json$/,
      resourceQuery: /^\?file$/,
      type: 'asset/resource',
      generator: { filename: 'assets/mistakes-[name].[contenthash:6][ext]', emit },
    },
    {
      // Python, which the browser downloads with the first run.
      test: /[\\/]pyodide[\\/](?:pyodide\.asm\.(?:mjs|wasm)|python_stdlib\.zip)$/,
      type: 'asset/resource',
      generator: { filename: 'assets/python-[name].[contenthash:6][ext]', emit },
    },
    {
      // The language's libraries, for the type check.
      test: /[\\/]typescript[\\/]lib[\\/]lib\.[\w.]+\.d\.ts$/,
      type: 'asset/source',
    },
    {
      test: /\.(?:svg|woff2)$/,
      exclude: logoFile,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:6][ext]', emit },
    },
  ];
}

function loaderPath(name: string): string {
  return path.join(import.meta.dirname, `${name}.ts`);
}
