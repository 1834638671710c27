import type { Schemas } from '../schemas'

type CannedReply = Schemas['CannedReply']

export type Reply = CannedReply & Required<Omit<CannedReply, 'titleEn'>>

export type ReplyFields = Omit<Reply, 'id' | 'version'>
