/** What a chunk of webpack is told by here. */
interface Chunk {
  name?: string;
}

/**
 * Keeps what several instruments share in one chunk that comes with the first of them: Gatsby would put a module that
 * this many chunks use into the one that every page loads.
 */
export const toolChunks = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        tools: {
          name: "tools",
          chunks: ({ name }: Chunk) => Boolean(name?.startsWith("tool-")),
          test: /[\\/]src[\\/](tools|ui)[\\/]/,
          minChunks: 2,
          priority: 50,
          enforce: true,
        },
      },
    },
  },
};
