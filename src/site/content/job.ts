export interface JobListing {
  slug: string
  title: string
  place: string
  employment: string
  pay: string
  summary: string
  html: string
  /** ISO day. */
  closes: string
  closesOn: string
}
