/** How a lead wanders: both parameters over a match of 48 minutes, as published. */
export interface LeadModel {
  /** Points that the home side gains on average; 0 where home and away are not known. */
  homeAdvantage: number;
  /** Standard deviation of the margin, in points. */
  deviation: number;
}

/** About what NBA seasons have: between Stern's 15.8 (1994, 493 matches) and what stands beside betting lines, 12 to 13. */
export const publishedLeadModel: LeadModel = { homeAdvantage: 3, deviation: 13.5 };
