/** The used part of papaparse. Its published types import Node's, which this platform-neutral folder must not see. */
declare module 'papaparse' {
  const papaparse: {
    parse(
      text: string,
      options: { delimiter: string; preview: number },
    ): { data: string[][]; errors: { type: string; message: string; row?: number }[] };
  };
  export = papaparse;
}
