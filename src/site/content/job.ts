export interface JobListing {
  slug: string
  title: string
  place: string
  employment: string
  summary: string
  html: string
  closesOn: string
}
