export interface FaqLink {
  href: string
  question: string
}

export interface FaqTopic {
  name: string
  questions: FaqLink[]
}
