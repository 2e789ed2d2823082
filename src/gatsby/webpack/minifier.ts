import TerserPlugin from "terser-webpack-plugin";

/**
 * Minifies the bundles: swc takes a tenth of Terser's time, and its result is 1 % smaller. All supported browsers know
 * more than the syntax of 2020.
 */
export const minifier = new TerserPlugin<{ ecma: number; compress: object; mangle: object }>({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: {} },
});
