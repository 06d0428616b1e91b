/* All checks that forms run before sending, with zod itself. Fetched once a form is shown. */
export { ChangePassword, ConfirmEmail, UpdateEmail } from '#checked/http/account/account';
export { EmailOnly, Login, ResetPassword, UndoEmail, VerifyOtp } from '#checked/http/account/auth';
export { AddExcluded } from '#checked/http/chat/blacklist';
export { PairingCode } from '#checked/http/bot/bot';
export { BotHours } from '#checked/http/bot/hours';
export { FirstMessage } from '#checked/http/chat/new-chats';
export { FollowUpConfig, FollowUpOptions } from '#checked/http/chat/followup';
export { AnswerInput } from '#checked/http/bot/knowledge';
export { ConfirmPassword } from '#checked/http/account/login-sessions';
export { BotSecret, CallReply, PromptSettings, ReplySettings } from '#checked/http/bot/prompt';
export { BotVoice } from '#checked/http/bot/voice';
export { OrderRules } from '#checked/values/selling/order-rules';
export { SameWords } from '#checked/http/bot/training-parts';
