/** What a chunk of webpack is told by here. */
interface Chunk {
  name?: string;
}

/**
 * Keeps what several tools share in one chunk that comes with the first of them: Gatsby would put a module that
 * many chunks use into the one that every page loads. What two alone share is in both, and what reads phone numbers in
 * each of the few that do: all the others would fetch it too.
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
