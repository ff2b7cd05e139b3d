/** What is used of papaparse. Its published types bring those of Node along, which a pure room must not know. */
declare module 'papaparse' {
  const papaparse: {
    parse(
      text: string,
      options: { delimiter: string; preview: number },
    ): { data: string[][]; errors: { type: string; message: string; row?: number }[] };
  };
  export = papaparse;
}
