import { askMailFile } from './ask-mail-file.ts'
import { askMails } from './ask-mails.ts'
import { attachMail } from './attach-mail.ts'
import { discardMails } from './discard-mails.ts'
import { openCaseOfMail } from './open-case-of-mail.ts'
import { restoreMails } from './restore-mails.ts'

export const mailOperations = [askMails, askMailFile, attachMail, openCaseOfMail, discardMails, restoreMails]
