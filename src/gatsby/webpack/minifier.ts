import TerserPlugin from "terser-webpack-plugin";

/**
 * What makes the bundles small: swc does in a tenth of the time what Terser does, 1 % better. The browsers that the
 * site is for all read more than the syntax of 2020.
 */
export const minifier = new TerserPlugin<{ ecma: number; compress: object; mangle: object }>({
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: {} },
});
