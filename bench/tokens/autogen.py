"""AutoGen's CodeExecutorAgent over a server on loopback: one task up to its end."""

import asyncio
import sys
import tempfile

from autogen_agentchat.agents import CodeExecutorAgent
from autogen_ext.code_executors.local import LocalCommandLineCodeExecutor
from autogen_ext.models.openai import OpenAIChatCompletionClient

info = {
    "vision": False,
    "function_calling": True,
    "json_output": True,
    "structured_output": True,
    "family": "unknown",
    "multiple_system_messages": False,
}


async def main(base_url, task, retries):
    client = OpenAIChatCompletionClient(model="m", base_url=base_url, api_key="none", model_info=info)
    with tempfile.TemporaryDirectory() as folder:
        agent = CodeExecutorAgent(
            "coder",
            code_executor=LocalCommandLineCodeExecutor(work_dir=folder),
            model_client=client,
            max_retries_on_error=retries,
        )
        await agent.run(task=task)
    await client.close()


asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
