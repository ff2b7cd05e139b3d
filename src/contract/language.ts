/** The languages that insights are written in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** One value for each language. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** Makes a value for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): ByLanguage<Value> {
  return { en: make('en'), es: make('es') };
}

/**
 * The language that an `Accept-Language` header prefers, English if it names none of ours (RFC 9110, 12.5.4):
 * "es-AR,es;q=0.9,en;q=0.8" is Spanish, "*" and no header are English.
 */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  let best: Language = 'en';
  let most = 0;
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const language = languages.find((each) => range === each || range.startsWith(`${each}-`));
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    if (language === undefined || !(weight > most)) continue;
    best = language;
    most = weight;
  }
  return best;
}
