/** The part of a webpack chunk that is read here. */
interface Chunk {
  name?: string;
}

/**
 * Keeps what three or more tools share in one chunk, which loads with the first of them: Gatsby would put a module that
 * many chunks use into the chunk that every page loads. What only two tools share is in both. The code that reads phone
 * numbers is in each of the few tools that use it: otherwise all the others would load it too.
 */
export const toolChunks = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        tools: {
          name: "tools",
          chunks: ({ name }: Chunk) => Boolean(name?.startsWith("tool-")),
          test: /[\\/]src[\\/](tools(?![\\/]converter[\\/]phone)|ui)[\\/]/,
          minChunks: 3,
          priority: 50,
          enforce: true,
        },
      },
    },
  },
};
