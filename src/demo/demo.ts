/** A recorded task and the model's answers, which the scripted writer replays. */
export function recorded(firstReply: string, reason: string, secondReply: string) {
  return {
    task: "Draw a bar chart of the world's five longest rivers as `rivers.svg`, with the longest on top. Print the table as text.",
    script: {
      turns: [
        { delay: "300ms", usage: { inputTokens: 412, outputTokens: 198 }, reply: firstReply },
        { delay: "200ms", decision: { retry: true, reason } },
        { delay: "300ms", usage: { inputTokens: 803, outputTokens: 547 }, reply: secondReply },
        // Used, for example, if a user's own verification fails.
        {
          decision: {
            retry: false,
            reason:
              "The demo has only two recorded replies. The replies fix only the error in the demo's own program, and no other failure, such as a failure of your own `verify` command.",
          },
        },
      ],
    },
  } as const;
}
